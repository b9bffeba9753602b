import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { artPath } from '#ui/art/art.tsx';
import { ConsentRegion } from './consent-region.tsx';
import { NoticesRegion } from './notices-region.tsx';

/**
 * Questions and notices that belong to every page. It stands before the page, so that the keyboard comes to it first; where it is
 * shown is its own matter.
 */
export function BesidePage() {
  usePictureOfOffline();
  useWordsOfOtherPages();
  return (
    <>
      <ConsentRegion />
      <NoticesRegion />
    </>
  );
}

/** Fetched while there is a network, and held: without one it could not be had. */
function usePictureOfOffline(): void {
  const held = useRef<HTMLImageElement>(null);
  useEffect(() => {
    held.current = new Image();
    held.current.src = artPath('empty-offline');
  }, []);
}

/** A prerendered page brought only its own words: this fetches where the others are. */
function useWordsOfOtherPages(): void {
  const { catalogue } = useRouter().options.context;
  useEffect(() => {
    // A page that needs them says so itself where they cannot be had.
    catalogue.prepare().catch(() => {});
  }, [catalogue]);
}
