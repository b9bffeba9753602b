import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FailureCode } from '#domain/failure.ts';

/** The codes that a field's own check, or the server, may answer with; the screen has the text of each. */
type MistakeCodes<Typed> = { readonly [Field in keyof Typed]?: readonly string[] };

type Mistakes<Codes> = {
  readonly [Field in keyof Codes]: Codes[Field] extends readonly (infer Code)[] ? Code | null : never;
};

/** One wrong field, as the summary lists it. */
type Mistake<Codes> = {
  [Field in keyof Codes]: {
    readonly field: Field;
    readonly code: Codes[Field] extends readonly (infer Code)[] ? Code : never;
    /** The server has found it, and its field has the focus. */
    readonly fromServer: boolean;
  };
}[keyof Codes];

type FlowFormNeeds<Typed extends FieldValues, Sent extends FieldValues, Codes, Refusal> = {
  /** Its issues are codes. */
  readonly schema: GenericSchema<Typed, Sent>;
  readonly defaults: DefaultValues<Typed>;
  /** The codes of each field, in the order of the page. */
  readonly codes: Codes;
  /** Why the last attempt failed, as the machine knows; null where it did not. */
  readonly failure?: Refusal | null;
  /** Where fields are judged together, one mistake must not hide another. */
  readonly criteriaMode?: 'all';
};

/**
 * The form of a flow: checked by its schema before it is sent, with what an error summary needs. A failed answer counts as an
 * attempt too, so that the summary takes the focus.
 */
export function useFlowForm<
  Typed extends FieldValues,
  Sent extends FieldValues,
  const Codes extends MistakeCodes<Typed>,
  Refusal = FailureCode,
>({ schema, defaults, codes, failure = null, criteriaMode }: FlowFormNeeds<Typed, Sent, Codes, Refusal>) {
  const form = useForm<Typed, unknown, Sent>({
    resolver: valibotResolver(schema),
    defaultValues: defaults,
    ...(criteriaMode && { criteriaMode }),
    // The summary takes the focus; its links lead to the fields.
    shouldFocusError: false,
  });
  const { setError, setFocus } = form;
  const [attempt, setAttempt] = useState(0);
  // What is typed after an attempt that was sent is checked beside its field: a summary would come and take the focus.
  const [isRefusedHere, setIsRefusedHere] = useState(false);
  const countAttempt = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (failure !== null) countAttempt();
  }, [failure, countAttempt]);

  const errors = Object.values(form.formState.errors);
  const mistakeList = Object.entries<readonly string[] | undefined>(codes).flatMap(([field, known = []]) => {
    const { error } = form.getFieldState(field as FieldPath<Typed>, form.formState);
    const code = known.find((each) => each === error?.message);
    return code === undefined ? [] : [{ field, code, fromServer: error?.type === 'server' }];
  });
  const mistakes = Object.fromEntries([
    ...Object.keys(codes).map((field) => [field, null]),
    ...mistakeList.map(({ field, code }) => [field, code]),
  ]);
  return {
    form,
    register: form.register,
    /** The code of each field, null where nothing is wrong with it. */
    mistakes: mistakes as Mistakes<Codes>,
    mistakeList: mistakeList as Mistake<Codes>[],
    /** The failed answer, unless a field is wrong by now. */
    failure: errors.length === 0 ? failure : null,
    /** A mistake that the server has found has the focus itself; the summary shows the others. */
    isShownInSummary: isRefusedHere && errors.some((error) => error?.type !== 'server'),
    attempt,
    /** The server refused a field: its error shows there, and it takes the focus. */
    refuse: useCallback(
      (field: FieldPath<Typed>, code: string) => {
        setError(field, { type: 'server', message: code });
        setFocus(field);
      },
      [setError, setFocus],
    ),
    submit: (send: (values: Sent) => void) => {
      const submit = form.handleSubmit(
        (values) => {
          setIsRefusedHere(false);
          send(values);
        },
        () => {
          setIsRefusedHere(true);
          countAttempt();
        },
      );
      // Without an event where another press sends the form again.
      return (event?: FormEvent<HTMLFormElement>) => {
        if (event) takeFilledIn(event.currentTarget, form);
        return submit(event);
      };
    },
  };
}

/** Some password managers fill in fields without an event: what stands in a field that counts as empty is taken as typed. */
function takeFilledIn<Typed extends FieldValues>(
  element: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Typed>, 'getValues' | 'setValue'>,
): void {
  const known = new Map<string, unknown>(Object.entries(getValues()));
  for (const field of new FormData(element).keys()) {
    const control = element.elements.namedItem(field);
    const isFilledIn = control instanceof HTMLInputElement && control.value !== '' && known.get(field) === '';
    if (isFilledIn)
      setValue(field as FieldPath<Typed>, control.value as PathValue<Typed, FieldPath<Typed>>, { shouldDirty: true });
  }
}
