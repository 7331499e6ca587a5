import { defineEntity } from '../entity.ts'

export const shot = defineEntity({
  id: 'shot',
  one: 'Shot',
  many: 'Shots',
  words: 'camera, selfie, time-lapse, camera app',
  icon: 'camera',
  groups: 'Today, Portraits, Night',
  fields: `
    Name | text | Pier, fog
    Filter | choice | None | None, Warm, Mono, Film
    Exposure | slider | 50
    ISO | choice | 200 | 100, 200, 400, 800
    Timer | choice | Off | Off, 3 s, 10 s`,
  samples: `
    image | title | subtitle | overline | meta
    lake | Pier, fog | 1/250, ISO 200 | Today | Film
    person | Lea, window light | 1/125, ISO 400 | Today | Warm
    city night | Wet tram lines | 2 s, ISO 100 | Night | None
    flower | One poppy | 1/500, ISO 100 | Sunday | Mono
    mountain | Last light | 1/60, ISO 200 | 14 November | Film
    bread | Square loaf | 1/80, ISO 800 | 13 November | Warm`,
  about: 'A two hundred and fiftieth at ISO 200 with the film filter. The horizon is level.',
  facts: '1/250 | Time\n200 | ISO\nFilm | Filter',
  figures: '214 | Shots\n12 | Today\n1.8 GB | Size',
  hero: 'Light is good | Hold still, fog over the pier | 1/250, ISO 200 | Take picture',
  tip: 'Level by half a degree | Turn a little to the left',
  add: 'Take picture',
  use: 'Edit',
})
