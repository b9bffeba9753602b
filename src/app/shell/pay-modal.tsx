import { PayOverlay } from '#areas/cards/pay/pay-overlay.tsx';
import { useMessages } from '#messages/messages-provider.tsx';
import type { HashModalProps } from '#parts/cards/hash-modal.ts';
import type { ReauthenticationProps } from '#parts/cards/reauthentication.ts';
import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';

/** Paying, joined with the proof of the account, which is fetched where one is due (CRD-014). */
export function PayModal(props: HashModalProps) {
  return <PayOverlay {...props} Reauthentication={FetchedReauthentication} />;
}

const loadReauthentication: PartFile<ReauthenticationProps> = async (catalogue) => {
  const [{ Reauthentication }] = await Promise.all([
    import('#areas/account/second-factor/reauthentication.tsx'),
    catalogue.load('account.second-factor'),
  ]);
  return Reauthentication;
};

function FetchedReauthentication(props: ReauthenticationProps) {
  const { text } = useMessages();
  const Reauthentication = useFetchedPart(loadReauthentication, props.onDeclined, { mayReload: true });
  return Reauthentication ? <Reauthentication {...props} /> : <WaitingLine>{text('common.one-moment')}</WaitingLine>;
}
