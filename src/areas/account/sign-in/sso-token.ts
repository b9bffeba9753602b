/** Under which name the route of a sign-in link hands its token to the page that uses it (FC-080). */
export const SSO_TOKEN = 'sso';
