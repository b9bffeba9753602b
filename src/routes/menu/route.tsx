import { createFileRoute } from '@tanstack/react-router';
import { followStoreNumber, storeNumberSearchSchema } from '#session/follow-store-number.ts';

// Everything about ordering: whichever of its addresses names a store leads to the menu with that store (ORD-079).
export const Route = createFileRoute('/menu')({
  staticData: { title: 'shell.menu', description: 'menu.description' },
  validateSearch: storeNumberSearchSchema,
  beforeLoad: followStoreNumber,
});
