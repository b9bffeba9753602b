import { GetStarted } from '../get-started.tsx';
import { DownloadApp } from './download-app.tsx';

/** The app, where the code of the programme's page leads, and what to do with it (RWD-017). */
export function MobileAppsScreen() {
  return (
    <>
      <DownloadApp heading="h1" />
      <GetStarted />
    </>
  );
}
