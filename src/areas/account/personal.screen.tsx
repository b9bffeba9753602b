import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#api/account/profile.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Failed, MemberPage, OnItsWay } from './member-page.tsx';
import { PersonalForm } from './personal-form.tsx';

/** What a member may change about himself or herself (ACC-127). */
export function PersonalScreen() {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(profileQuery());
  return (
    <MemberPage
      back={{ to: '/account/profile', label: text('member.back-to-profile') }}
      title={text('member.personal.title')}
      lead={text('member.personal.lead')}
    >
      {data ? <PersonalForm profile={data} /> : null}
      {!data && error ? (
        <Failed title={text('member.profile.failed')} failure={failureCodeOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <OnItsWay parts={3} />}
    </MemberPage>
  );
}
