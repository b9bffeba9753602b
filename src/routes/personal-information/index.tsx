import { createFileRoute } from '@tanstack/react-router';
import { PrivacyRequestScreen } from '#areas/privacy/privacy-request.screen.tsx';
import { leavePrivacyRequest } from '#session/pages/leave-privacy-request.ts';

export const Route = createFileRoute('/personal-information/')({
  staticData: { title: 'common.do-not-sell', description: 'privacy-pages.request.description' },
  beforeLoad: leavePrivacyRequest,
  loader: ({ context }) => context.catalogue.load('privacy-pages', 'privacy'),
  component: PrivacyRequestScreen,
});
