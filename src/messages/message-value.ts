/** What stands for a plain placeholder; a formatted date or amount is a text by then. */
export type Shown = string | number;

/** What a select falls back to: any text besides the named options, which completion still offers. */
export type OtherOption = string & Record<never, never>;
