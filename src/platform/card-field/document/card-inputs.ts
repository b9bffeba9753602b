import type { CardType } from '#domain/payment-methods/payment-method.ts';
import type { CardFieldWords, KnownCard } from '../card-field-messages.ts';
import {
  type CardMistakes,
  cardMistakes,
  codeLength,
  expiryText,
  grouped,
  type TypedCard,
  typeOf,
} from './card-entry.ts';

type FieldName = keyof TypedCard;
type Field = {
  readonly label: HTMLElement;
  readonly input: HTMLInputElement;
  readonly hint: HTMLElement;
  readonly mistake: HTMLElement;
};

/** What the browser is to fill in. */
const AUTOFILL = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function makeField(name: FieldName, isHinted: boolean): Field & { readonly box: HTMLElement } {
  const label = element('label', { for: name });
  const hint = element('p', { id: `${name}-hint`, class: 'hint' });
  const mistake = element('p', { id: `${name}-mistake`, class: 'mistake' });
  const input = element('input', {
    id: name,
    name: AUTOFILL[name],
    autocomplete: AUTOFILL[name],
    inputmode: 'numeric',
    'aria-describedby': `${name}-mistake ${name}-hint`,
    required: '',
  });
  const box = element('div', { class: name === 'number' ? 'field whole' : 'field' });
  box.append(label, input, mistake);
  if (isHinted) box.append(hint);
  return { label, input, hint, mistake, box };
}

/**
 * The three fields of a card, or two where its number is known: they stand in the document, and nowhere else. What was typed
 * outlives other words, where the language of the page changes (FC-181).
 */
export function drawCard(given: CardFieldWords, known: KnownCard | null, onSubmit: () => void) {
  let words = given;
  let shown: CardMistakes = {};
  const number = makeField('number', false);
  const expiry = makeField('expiry', true);
  const code = makeField('code', true);
  const fields: Readonly<Record<FieldName, Field>> = { number, expiry, code };
  const typeNow = (): CardType | null => known?.paymentType ?? typeOf(number.input.value);

  const showCodeHint = () => {
    code.hint.textContent = codeLength(typeNow()) === 4 ? words.amexCodeHint : words.codeHint;
  };
  number.input.addEventListener('input', () => {
    const { value, selectionEnd } = number.input;
    const text = grouped(value);
    // Groups are made where the typing is at the end; in the middle the caret would jump.
    if (selectionEnd === value.length) number.input.value = text;
    showCodeHint();
  });
  number.input.addEventListener('blur', () => {
    number.input.value = grouped(number.input.value);
  });
  expiry.input.addEventListener('input', (event) => {
    const isDeleted = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!isDeleted && expiry.input.selectionEnd === expiry.input.value.length) {
      expiry.input.value = expiryText(expiry.input.value);
    }
  });
  code.input.setAttribute('maxlength', '4');

  const knownLabel = element('span', { class: 'name' });
  const knownName = element('p', { class: 'known' });
  const cardNumber = known ? element('div', { class: 'field whole' }, knownLabel, knownName) : number.box;
  const form = element('form', { novalidate: '' }, cardNumber, expiry.box, code.box);
  // Enter sends; without a button of its own only a lone field would.
  form.append(element('button', { type: 'submit', hidden: '' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSubmit();
  });
  const showMistakes = () => {
    for (const [name, { input, mistake }] of Object.entries(fields)) {
      const word = shown[name as FieldName];
      mistake.textContent = word ? words[word] : '';
      if (word) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
  };
  const typed = (): TypedCard => ({
    number: number.input.value,
    expiry: expiry.input.value,
    code: code.input.value,
  });
  // What is mended is right at once, as in the forms around; what is still being typed counts as wrong only once it is sent.
  form.addEventListener('input', () => {
    if (Object.keys(shown).length === 0) return;
    const now = Object.entries(cardMistakes(typed(), known?.paymentType ?? null, new Date()));
    shown = Object.fromEntries(now.filter(([name]) => name in shown));
    showMistakes();
  });
  const word = (next: CardFieldWords, name: string) => {
    words = next;
    number.label.textContent = words.number;
    expiry.label.textContent = words.expiry;
    expiry.hint.textContent = words.expiryHint;
    code.label.textContent = words.code;
    knownLabel.textContent = words.number;
    knownName.textContent = name;
    showCodeHint();
    showMistakes();
  };
  word(given, known?.name ?? '');
  document.body.replaceChildren(form);

  return {
    /** Says everything in other words; `name` is that of a card whose number is known. */
    word,
    typed,
    type: typeNow,
    /** Nothing was typed. */
    empty() {
      for (const { input } of Object.values(fields)) input.value = '';
      shown = {};
      showMistakes();
    },
    /** Shows what is wrong, and leads to the first of it. */
    show(mistakes: CardMistakes) {
      shown = mistakes;
      showMistakes();
      Object.values(fields)
        .find(({ input }) => input.getAttribute('aria-invalid') === 'true')
        ?.input.focus();
    },
  };
}
