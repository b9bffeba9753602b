import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#api/account/profile.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { PersonalForm } from './personal-form.tsx';

/** What a member may change about himself or herself (ACC-127). */
export function PersonalScreen() {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(profileQuery());
  return (
    <MemberPage
      back={{ to: '/account/profile', label: text('common.to-profile') }}
      title={text('common.personal-information')}
      lead={text('account.profile.personal.lead')}
    >
      {data ? <PersonalForm profile={data} /> : null}
      {!data && error ? (
        <LoadError
          title={text('account.profile.failed')}
          failure={failureCodeOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <LoadingSkeleton parts={3} />}
    </MemberPage>
  );
}
