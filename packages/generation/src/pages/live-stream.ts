import { definePage } from './page.ts'

export const liveStream = definePage({
  id: 'live-stream',
  said: 'live stream, livestream, live streams, live streaming, live services, watch live, watch services, live service, stream services, streaming of services',
  unless: /twitch|streamer|platform/i,
  within:
    /\b(?:church|parish|mosque|temple|congregation|chapel|club|school|synagogue|concert|conference|ministry)\b/i,
  name: 'Live stream',
  icon: 'video',
  line: 'Live again on 22 November',
  content: `
    image music
    hero 22 November, 10:00 | We are live ten minutes before.
    rows Watch again
    - play | 15 November | 58 minutes
    - play | 8 November | 64 minutes
    - play | 1 November | 71 minutes
    switches Tell me
    - Ten minutes before
    button play | Watch the last one
  `,
})
