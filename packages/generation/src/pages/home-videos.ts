import { definePage } from './page.ts'

export const homeVideos = definePage({
  id: 'home-videos',
  said: 'videos for home, home videos, workout videos, exercise videos, video classes, online classes, on-demand classes, on demand classes, video library, on-demand videos, recorded classes, class recordings, training videos, videos to follow along, videos of classes, videos of exercises, recorded lessons, video lessons',
  unless: /^(?:an? )?(?:video|workout|fitness|home)/i,
  within:
    /\b(?:yoga|pilates|gym|fitness|dance|studio|physio\w*|sports?|training|martial|karate|stretching|barre)\b/i,
  name: 'Videos',
  icon: 'play',
  line: 'Six to do at home',
  content: `
    cards To follow along
    - yoga | Slow hips | 24 min, no tools
    - stretch | Morning stretch | 12 min
    - strength | Strong back | 30 min, a band
    - breath | Calm down | 10 min
    - meditation | Quiet end | 15 min
    - run | Warm up | 6 min
    chips Show | All, Under 15 min, Beginners, Saved
    switches For me
    - On days without class
  `,
})
