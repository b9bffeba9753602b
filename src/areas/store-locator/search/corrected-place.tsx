import { useSelector } from '@xstate/react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTag } from '#parts/flow/use-tag.ts';
import { Button } from '#ui/button/button.tsx';
import { useLocator } from '../locator-context.tsx';
import * as css from './corrected-place.css.ts';

/** For which place the results are, where the words as typed name none, and the way to these words (LOC-010, LOC-017). */
export function CorrectedPlace() {
  const { text } = useMessages();
  const { correction } = useLocator();
  const isCorrected = useTag(correction, 'corrected');
  const { words, place } = useSelector(correction, (snapshot) => snapshot.context);
  if (!isCorrected || !place) return null;
  return (
    <div className={css.line}>
      <p>{text('store-locator.showing-results-for', { place: place.label })}</p>
      <Button variant="ghost" size="small" onClick={() => correction.send({ type: 'words.insisted' })}>
        {text('store-locator.search-words-instead', { words })}
      </Button>
    </div>
  );
}
