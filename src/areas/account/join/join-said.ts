import { type FailureCode, isAnswerLost } from '#domain/failure.ts';
import type { CreateAnswer } from '#machines/account/join/create-account.machine.ts';
import { type PlainMessageId, wording } from '#messages/messages.ts';
import type { Notices } from '#session/notices.ts';

export const JOIN_NOTICE = 'create-account';

/**
 * What is said of an account wherever the visitor is once its form was left (D-419). The password is not known here, so that the
 * person signs in with it.
 */
export function joinSaid(notices: Pick<Notices, 'showBanner'>) {
  const say = (tone: 'success' | 'failure', title: PlainMessageId, text: PlainMessageId) =>
    notices.showBanner(JOIN_NOTICE, { title: wording(title), text: wording(text), tone });
  const refused = () => say('failure', 'account.join.refused.title', 'account.join.refused.text');
  return {
    refused,
    answered(answer: CreateAnswer): void {
      if (answer.outcome === 'created') {
        say('success', 'account.join.create.created', 'account.join.create.created-way');
      } else if (answer.outcome === 'card-refused') {
        say('success', 'account.join.create.created', 'account.join.create.created-without-card');
      } else if (answer.outcome === 'invalid') {
        const why = answer.code === 'email-taken' ? 'failures.email-taken' : 'common.check-entries';
        say('failure', 'account.join.create.unsuccessful', why);
      } else refused();
    },
    failed(failure: FailureCode): void {
      if (isAnswerLost(failure))
        say('failure', 'account.join.create.unconfirmed', 'account.join.create.unconfirmed-way');
      else say('failure', 'account.join.create.unsuccessful', `failures.${failure}`);
    },
  };
}
