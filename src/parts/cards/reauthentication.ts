/** What a check that it is still the member is given by whatever waits for it (CRD-014). */
export type ReauthenticationProps = {
  readonly onProven: () => void;
  readonly onDeclined: () => void;
};
