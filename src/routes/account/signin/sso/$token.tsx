import { createFileRoute, redirect } from '@tanstack/react-router';
import { signInSearchSchema } from '#areas/account/sign-in/sign-in-search.ts';
import { SSO_TOKEN } from '#areas/account/sign-in/sso-token.ts';

/** The address of a link: its token is taken out of the address bar before anything else happens (FC-080). */
export const Route = createFileRoute('/account/signin/sso/$token')({
  validateSearch: signInSearchSchema,
  staticData: {
    title: 'account.sign-in.sso.page-title',
    description: 'account.sign-in.sso.description',
    header: 'minimal',
  },
  beforeLoad: ({ context, params, search, preload }) => {
    if (preload) return;
    context.session.tokens.set(SSO_TOKEN, params.token);
    throw redirect({ to: '/account/signin/sso', search, replace: true });
  },
});
