import { useRouter } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay, useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { OpenStatus, StoreDistance } from '#parts/stores/store-facts.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { look } from '#ui/theme/text.css.ts';
import type { StoreGuard, StoreQuestion } from './store-guard.flow.ts';
import * as css from './store-question.css.ts';

/** Whether an order is to go to a store that seems to be the wrong one (ORD-080). */
export function StoreQuestionDialog({ guard }: { readonly guard: StoreGuard }) {
  return guard.question ? <Question guard={guard} question={guard.question} /> : null;
}

type QuestionProps = { readonly guard: StoreGuard; readonly question: StoreQuestion };

function Question({ guard, question: { store, distance, doubts } }: QuestionProps) {
  const { text } = useMessages();
  const { history } = useRouter();
  const close = useBackCloses(guard.close);
  const keep = () => {
    guard.keep();
    void leaveOverlay(history);
  };
  return (
    <Dialog
      open
      size="medium"
      onClose={close}
      title={text('ordering.store-guard.title', { store: store.name })}
      description={doubts.map((doubt) => text(`ordering.store-guard.${doubt}`)).join(' ')}
      closeLabel={text('common.close')}
      actions={
        <>
          <ButtonLink variant="secondary" render={<Link to="/menu/store-locator" replace onClick={guard.close} />}>
            {text('common.choose-another-store')}
          </ButtonLink>
          <Button onClick={keep}>{text('common.confirm-store')}</Button>
        </>
      }
    >
      <div className={css.store}>
        <p className={look.strong}>{store.name}</p>
        <p className={css.facts}>
          <OpenStatus store={store} />
          {distance === null ? null : <StoreDistance miles={distance} />}
        </p>
        <p className={css.address}>
          <MapPin aria-hidden="true" />
          {store.address.singleLine}
        </p>
      </div>
    </Dialog>
  );
}
