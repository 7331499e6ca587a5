import type { Gadget } from './gadget.ts'

const isOfFrames = (text: string) =>
  /\bstop[- ]?motion|\bclay|\bpuppets?|\bframe by frame|\bonion/i.test(text)

/** Films made of single pictures. */
export const shooting: readonly Gadget[] = [
  {
    id: 'time-lapse',
    called:
      /\b(?:time[- ]?lapses?|stop[- ]?motion|intervalometers?(?![^.]{0,50}\b(?:dslrs?|canon|nikon|sony|mirrorless|cameras)\b)|hyper ?lapse|interval (?:camera|photo\w*))\b/i,
    unless:
      /\b(?:marketplace|courses?|tutorials?|gallery of others|print monitor|printer)\b|\b(?:my|his|her|your) (?:own )?(?:face|child|kid|baby|beard|body)\b|\bevery day\b|\bselfies?\b/i,
    icon: 'camera',
    presets: 'dark-pro, clean',
    names: 'Slow Clouds, Every Five Seconds, Frame 240',
    sheets: [
      {
        name: 'Record',
        title: (text) => (isOfFrames(text) ? 'Stop motion' : 'Time-lapse'),
        icon: 'camera',
        content: (text) =>
          isOfFrames(text)
            ? `
          camera Move the figure a little, then take the next frame | room
          sliders
          - Onion skin | 40
          keys
          - back | Delete frame
          - camera | Take frame
          - play | Play
          stats
          - 86 | Frames
          - 12 | Frames a second
          - 0:07 | Length
          button check | Make the film | #Clips`
            : `
          camera Leave the phone on a tripod | sunset
          chips Pick an interval | 1 s, 2 s, * 5 s, 10 s, 30 s, 1 min
          chips Pick a length | 10 min, * 30 min, 1 h, 3 h, Until stopped
          stats
          - 360 | Frames
          - 12 s | Finished clip
          - 1.4 GB | Space needed
          button camera | Start recording time-lapse
          switches
          - Lock focus and exposure
          - Dim screen while recording`,
      },
      {
        name: 'Clips',
        title: 'Gallery of clips',
        icon: 'video',
        content: (text) => `
          image ${isOfFrames(text) ? 'room' : 'sunset'}
          button play | Play finished clip
          rows ${isOfFrames(text) ? 'Films' : 'Finished clips'}
          - video | ${isOfFrames(text) ? 'The clay bear wakes up' : 'Clouds over the harbour'} | Today, 1080p | 0:12
          - video | ${isOfFrames(text) ? 'Cars on the carpet' : 'Bread in the oven'} | Yesterday, 1080p | 0:08
          - video | ${isOfFrames(text) ? 'Paper bird' : 'Sunflower opening'} | Sun 15 Nov, 4K | 0:20
          quiet share | Share clip`,
      },
      {
        name: 'Quality',
        title: 'Frames and quality',
        icon: 'settings',
        said: /\b(?:fps|frames? (?:per|a) second|frame ?rate|resolution|4k|1080|quality|music|raw)\b/i,
        content: `
          chips Frames per second | 12, 24, * 30, 60
          chips Resolution | 720p, * 1080p, 4K
          switches
          - x Keep single pictures
          - x Music below
          - Date in the corner`,
      },
    ],
  },
]
