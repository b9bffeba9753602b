import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#api/account/profile.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { PersonalForm } from './personal-form.tsx';

/** What a member may change about himself or herself (ACC-127). */
export function PersonalScreen() {
  const { text } = useMessages();
  const profile = useQuery(profileQuery());
  return (
    <MemberPage
      back={{ to: '/account/profile', label: text('common.to-profile') }}
      title={text('common.personal-information')}
      lead={text('account.profile.personal.lead')}
    >
      {profile.data ? (
        <PersonalForm profile={profile.data} />
      ) : (
        <LoadingOrError
          query={profile}
          title={text('account.profile.failed')}
          skeleton={<LoadingSkeleton parts={3} />}
        />
      )}
    </MemberPage>
  );
}
