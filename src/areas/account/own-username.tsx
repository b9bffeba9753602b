import { useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '#api/account/profile.ts';

/**
 * For password managers: whose password the form asks for, or is to save (FC-152). Nothing is asked of the server for it: it is
 * there where the profile has been read, and has not changed since.
 */
export function OwnUsername() {
  const { data, isInvalidated } = useQueryClient().getQueryState(profileQuery().queryKey) ?? {};
  if (!data || isInvalidated) return null;
  return <input type="text" hidden readOnly autoComplete="username" value={data.emailAddress} />;
}
