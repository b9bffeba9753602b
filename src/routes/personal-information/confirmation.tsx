import { createFileRoute } from '@tanstack/react-router';
import { PrivacyConfirmationScreen } from '#areas/privacy/privacy-confirmation.screen.tsx';

export const Route = createFileRoute('/personal-information/confirmation')({
  staticData: { title: 'privacy-pages.confirmation.title', description: 'privacy-pages.confirmation.description' },
  loader: ({ context }) => context.catalogue.load('privacy-pages'),
  component: PrivacyConfirmationScreen,
});
