import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '#machines/account/change-password.machine.ts';
import type { codeConfirmationMachine } from '#machines/account/code-confirmation.machine.ts';
import type { communicationPreferencesMachine } from '#machines/account/communication-preferences.machine.ts';
import type { editEmailMachine } from '#machines/account/edit-email.machine.ts';
import type { mfaPhoneMachine } from '#machines/account/mfa-phone.machine.ts';

/** The machines of the settings, as far as they run now. */
export type SettingsFlows = {
  readonly communicationPreferences: SnapshotFrom<typeof communicationPreferencesMachine> | null;
  readonly editEmail: SnapshotFrom<typeof editEmailMachine> | null;
  readonly emailCode: SnapshotFrom<typeof codeConfirmationMachine> | null;
  readonly mfaPhone: SnapshotFrom<typeof mfaPhoneMachine> | null;
  readonly changePassword: SnapshotFrom<typeof changePasswordMachine> | null;
};

/** The areas of the account state by the specification's names, each read from the machine that holds it (ACC-121). */
export function accountState(flows: SettingsFlows) {
  const { context: phone = null } = flows.mfaPhone ?? {};
  const phoneArea = phone && { number: phone.target?.address ?? null, failure: phone.failure };
  return {
    communicationPreferences: flows.communicationPreferences?.context.wish ?? null,
    emailCodeConfirmation: flows.emailCode?.context ?? null,
    mfaPhone: {
      add: phone?.phoneId === null ? phoneArea : null,
      edit: phone && phone.phoneId !== null ? { phoneId: phone.phoneId, ...phoneArea } : null,
    },
    password: flows.changePassword?.context ?? null,
    proposedEmail: flows.editEmail?.context.proposed ?? null,
  };
}
