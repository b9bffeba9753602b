/** The part of branch-sdk 2.89 that is used; the package brings no types. */
declare module 'branch-sdk' {
  type Opened = (error: unknown, data: { readonly data_parsed?: unknown } | null | undefined) => void;

  const branch: {
    /** Asks another server than Branch's own. Needs a host with a dot; the library logs others and asks its own. */
    setAPIUrl(address: string): void;
    /** Where the library leaves what it does after its answer: it reports the page and draws banners. */
    renderQueue: (render: () => void) => void;
    init(
      branchKey: string,
      options: {
        readonly branch_match_id: string;
        /** Sends nothing that identifies the browser, and stores nothing in it. */
        readonly tracking_disabled: true;
        /** Draws no banners. */
        readonly no_journeys: true;
        readonly metadata: Readonly<Record<string, string>>;
        /** Milliseconds, of one request. */
        readonly timeout: number;
        /** How often a request is repeated after an answer of 500 or more, or none; 0 counts as left out, and that is twice. */
        readonly retries: number;
      },
      opened: Opened,
    ): void;
  };

  export { branch as default };
}
