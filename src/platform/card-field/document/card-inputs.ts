import type { CardType } from '#domain/payment-method.ts';
import type { CardFieldWords, KnownCard } from '../card-field-messages.ts';
import { type CardMistakes, codeLength, expiryText, grouped, type TypedCard, typeOf } from './card-entry.ts';

type FieldName = keyof TypedCard;
type Field = { readonly input: HTMLInputElement; readonly hint: HTMLElement; readonly mistake: HTMLElement };

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

function makeField(name: FieldName, label: string, hintText: string): Field & { readonly box: HTMLElement } {
  const hint = element('p', { id: `${name}-hint`, class: 'hint' }, hintText);
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
  box.append(element('label', { for: name }, label), input, mistake);
  if (hintText !== '') box.append(hint);
  return { input, hint, mistake, box };
}

/** The three fields of a card, or two where its number is known: they stand in the document, and nowhere else. */
export function drawCard(words: CardFieldWords, known: KnownCard | null, onSubmit: () => void) {
  const number = makeField('number', words.number, '');
  const expiry = makeField('expiry', words.expiry, words.expiryHint);
  const code = makeField('code', words.code, words.codeHint);
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
    const isTyped = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!isTyped && expiry.input.selectionEnd === expiry.input.value.length) {
      expiry.input.value = expiryText(expiry.input.value);
    }
  });
  code.input.setAttribute('maxlength', '4');

  const cardNumber = known
    ? element(
        'div',
        { class: 'field whole' },
        element('span', { class: 'name' }, words.number),
        element('p', { class: 'known' }, known.name),
      )
    : number.box;
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
  document.body.replaceChildren(form);
  showCodeHint();

  return {
    typed: (): TypedCard => ({
      number: number.input.value,
      expiry: expiry.input.value,
      code: code.input.value,
    }),
    type: typeNow,
    /** Shows what is wrong, and leads to the first of it. */
    show(mistakes: CardMistakes) {
      for (const [name, { input, mistake }] of Object.entries(fields)) {
        const word = mistakes[name as FieldName];
        mistake.textContent = word ? words[word] : '';
        if (word) input.setAttribute('aria-invalid', 'true');
        else input.removeAttribute('aria-invalid');
      }
      Object.values(fields)
        .find(({ input }) => input.getAttribute('aria-invalid') === 'true')
        ?.input.focus();
    },
  };
}
