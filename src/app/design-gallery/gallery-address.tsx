import { useLocation } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { DesignGallery } from './design-gallery.screen.tsx';

/** The one address that development has beyond the route tree. */
export function GalleryAddress() {
  const isGallery = useLocation({ select: ({ pathname }) => pathname === '/design' });
  return isGallery ? <DesignGallery /> : <NotFoundPage />;
}
