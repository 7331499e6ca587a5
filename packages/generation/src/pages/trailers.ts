import { definePage } from './page.ts'

export const trailers = definePage({
  id: 'trailers',
  said: 'trailers, trailer, film trailers, movie trailers, watch trailers',
  within: /\b(?:cinema|movies?|films?)\b/i,
  name: 'Trailers',
  icon: 'video',
  line: 'Four new since Thursday',
  content: `
    cards New
    - sea night | Night Ferry | The last ferry leaves at two | 2:14
    - forest | What Owls Hear | Fast ears, slow film | 1:48
    - train | Four Hours Late | One train, six strangers | 2:02
    - mountain | Thin Air | She climbs without a word | 1:36
    chips Show | Now showing, Soon, Seen
    rows Soon
    - calendar | Stone Pier | From Thursday
    - calendar | Moss | In December
    button bell | Remind me
  `,
})
