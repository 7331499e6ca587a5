import { defineArchetype } from '../archetype.ts'

export const teleprompter = defineArchetype({
  id: 'teleprompter',
  words: 'teleprompter 34, teleprompters 34, autocue 34, prompter 28, scrolling script 28, read my script 24',
  examples: `
    Scroll my speech slowly over the screen while the camera records me
    Text runs upwards at my pace, larger letters, mirrored for a glass
    Scripts for my videos that I read while looking into the lens
    A cue card app for the news of our school channel
    Wedding speech in large letters, stop and go with a tap
    Presenter reads from a tablet under the camera, remote for the speed
    Record myself and read along, start after a countdown of three
    Sermon on a tablet, page by page, large and dark
    The script with colours for each speaker
    Speed, size and margin of the running text, mirrored if needed
    Write or paste a text and let it run
    Podcast notes that scroll as I speak`,
  bars: 'map cart checkout people chats',
  presets: 'dark-pro, clean',
  icon: 'type',
  names: 'Eyes Up, Rolling Text, Third Take',
  entity: 'script',
  home: 'shelf',
  screens: `
    reader | Read | play
    browse | Scripts | list
    camera? | Camera | camera
    detail | Script
    form | New script
    settings | Settings | settings`,
})
