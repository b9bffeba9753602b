import { useMessages } from '#messages/messages-provider.tsx';

type FormErrorsNeeds<Field extends string, Mistake> = {
  /** Where the links of the summary lead. */
  readonly ids: Readonly<Record<Field, string>>;
  readonly textOf: (mistake: Mistake) => string;
  /** What is said of an answer that failed; where a field is to blame, beside that one too. */
  readonly failed?: {
    readonly title: string;
    readonly message: string;
    readonly field?: NoInfer<Field> | undefined;
  } | null;
  /** Whether the summary lists the mistakes; beside their fields they stand in any case. */
  readonly isListed?: boolean;
};

/** What is wrong with a form in words: beside each field, and in its summary, where a failed answer comes before mistakes. */
export function useFormErrors<Field extends string, Mistake extends { readonly field: Field }>(
  { mistakeList, attempt }: { readonly mistakeList: readonly Mistake[]; readonly attempt: number },
  { ids, textOf, failed = null, isListed = true }: FormErrorsNeeds<Field, Mistake>,
) {
  const { text } = useMessages();
  const mistakes = mistakeList.map((mistake) => ({ field: mistake.field, message: textOf(mistake) }));
  const listed = failed ? [failed] : isListed ? mistakes : [];
  return {
    errorOf: (field: Field) => [...mistakes, ...(failed ? [failed] : [])].find((one) => one.field === field)?.message,
    /** The props of `FormErrorSummary`. */
    summary: {
      title: failed?.title ?? text('common.check-entries'),
      errors: listed.map(({ field, message }) => ({ message, ...(field && { fieldId: ids[field] }) })),
      attempt,
    },
  };
}
