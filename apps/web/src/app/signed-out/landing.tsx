import { LandingPage } from '../../features/landing/landing-page.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** The landing page whole, as it is drawn while Kwiq is built and then taken over in the browser. */
export function Landing() {
  return (
    <>
      <PublicHeader isHome />
      <LandingPage />
      <PublicFooter />
    </>
  )
}
