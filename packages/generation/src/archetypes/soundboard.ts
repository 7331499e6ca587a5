import { defineArchetype } from '../archetype.ts'

export const soundboard = defineArchetype({
  id: 'soundboard',
  words:
    'soundboard 26, sound board 24, funny noises 18, sound effects 18, sound buttons 18, funny sounds 18, noise buttons 16, prank sounds 18, air horn 14',
  examples: `
    Press a button, hear a fart, a drum roll or applause
    Funny noises for the office: sad trombone, air horn, crickets
    Record my kids' sayings and put each on its own big coloured button
    Game masters play thunder, swords and tavern door clips at the table with one tap
    Meme clips and movie quotes I can fire off in a call
    Sound effects for our amateur radio play: footsteps, creaking door, doorbell, gunshot
    Jingles and stingers for a sports announcer: goal horn, whistle, crowd cheering
    Animal voices for toddlers, tap the cow and it moos
    Prank app with burps, sirens, breaking glass and a hair clipper
    Grid of pads, each plays a short sample; boards for parties, streaming and school
    Voice lines from our teacher which the class can press for fun
    Big red button that shouts whatever I recorded, plus laughter, boo and tada`,
  presets: 'playful, bold',
  icon: 'volume',
  names: 'Honk, Big Red Button, Noisy',
  entity: 'sound-effect',
  screens: `
    browse | Sounds | volume
    saved | Favorites | heart
    form | Record sound | mic
    player? | Play
    detail | Sound
    settings | Settings | settings
    home | Boards | grid`,
})
