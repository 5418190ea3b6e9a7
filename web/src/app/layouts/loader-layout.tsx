import { Outlet } from 'react-router-dom';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

/** "Any other layout value: a loading layout with a loading-data text." */
export function LoaderLayout() {
  return (
    <main>
      <LoadingScreen />
      <Outlet />
    </main>
  );
}
