import { recording } from '../recording.ts'
import { defineVarieties } from './variety.ts'

/** What is recorded; without these words it is memos. */
export const recordingVarieties = defineVarieties(recording, [
  {
    signs: 'podcast 4, podcasts 4, episode 3, show notes 4',
    one: 'Take',
    icon: 'mic',
    groups: 'This episode, Raw, Cut',
    samples: `
      icon | title | subtitle | value | tone
      mic | Lea, take 3 | Left track, episode 14 | 38:12 | primary
      mic | Omar, take 3 | Right track, episode 14 | 38:12 | accent
      music | Intro, guitar | Fades after 8 seconds | 0:14 | success
      mic | Question about the harbour | Cut out of take 2 | 4:06 | warning
      file | Episode 14, mixed | Pauses cut, 11 minutes shorter | 42:30 | success`,
    about: 'Thirty-eight minutes on a track of its own. Nine long pauses were cut.',
    facts: '38:12 | Length\n2 | Tracks\n9 | Pauses cut',
    figures: '14 | Episodes\n2 | Tracks\n42:30 | Last one',
    hero: 'Episode 14 | Lea and Omar are ready | Two tracks, levels are good | Record',
    tip: 'Eleven minutes shorter | Nine long pauses were cut',
    add: 'New episode',
  },
  {
    signs: 'screen recorder 5, record screen 5, record my screen 5, record the screen 5',
    one: 'Video',
    icon: 'video',
    groups: 'Today, Games, Tutorials',
    samples: `
      icon | title | subtitle | value | tone
      video | How to file the form | Today, with sound | 2:14 | primary
      game | Level 12, no mistakes | Yesterday, 60 frames | 5:40 | accent
      video | Bug in the list | Yesterday, touches shown | 0:38 | warning
      video | Call with the shop | Tuesday, with sound | 12:03 | neutral`,
    about: 'Two minutes and fourteen seconds with sound and touches shown.',
    facts: '2:14 | Length\n48 MB | Size\n1080p | Picture',
    hero: 'Ready | Tap to record the screen | 1080p with microphone | Record',
  },
  {
    signs: 'voice changer 5, voice effects 5, change my voice 5',
    one: 'Clip',
    icon: 'mic',
    groups: 'Robot, Deep, Chipmunk, Echo',
    samples: `
      icon | title | subtitle | value | tone
      mic | Birthday, as a robot | Today, 8:40 | 0:12 | primary
      mic | Hello, very deep | Yesterday | 0:06 | accent
      mic | Ghost on the stairs | Sunday, echo | 0:21 | warning
      mic | As a chipmunk | Sunday | 0:08 | success`,
    about: 'Twelve seconds, a third higher and a little metallic.',
    facts: '0:12 | Length\nRobot | Voice\nToday | When',
    hero: 'Ready | Speak, then choose a voice | Nine voices to try | Record',
  },
])
