import { defineEntity } from '../entity.ts'

/** One thing that happens on a stage at a word: called by number. */
export const showCue = defineEntity({
  id: 'show-cue',
  one: 'Cue',
  many: 'Cues',
  words: 'stage cue, lighting cue, sound cue, fly cue, next cue',
  icon: 'bolt',
  groups: 'Light, Sound, Fly',
  fields: `
    Cue number | text | LX 48
    Department | choice | Light | Light, Sound, Fly, Video
    Standby text | text | Standby LX 48 and Sound 12
    Called at | text | Ida: “Then open it.”
    Page | number | 41
    Note | long | Wait for the door, not for the word`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | LX 48, night falls | Ida: “Then open it.” | p. 41 | Standby | warning
    music | Sound 12, thunder | With LX 48 | p. 41 | Standby | warning
    layers | Fly 7, gauze out | Door shut, two beats | p. 43 | Next | neutral
    bolt | LX 49, lantern up | Omar strikes the match | p. 44 | Next | neutral
    music | Sound 13, rain fades | Over four bars | p. 46 | Next | neutral
    check | LX 47, window | Curtain drawn | p. 40 | Done | success`,
  about: 'On the word “open”, not on the door. Sound 12 goes with it; the gauze waits two beats.',
  facts: '41 | Page\n5 s | Fade\nLight | Department',
  figures: '47 | Cues called\n44 | To come\n52 min | Act one so far',
  hero: 'Standby | LX 48 and Sound 12 | Ida: “Then open it.” | Go',
  notices: `
    Half an hour call | Beginners at 19:25 | clock
    Fly 7 moved | Two beats after the door, since Tuesday | layers
    Tomás is late | Called at 18:50, understudy is told | users`,
  tip: '44 cues to come | The interval is in eleven minutes',
  trend: 'Length of act one in minutes | 63 | −1',
  data: [66, 65, 64, 64, 63, 64, 63],
  add: 'Add cue',
  use: 'Go',
})
