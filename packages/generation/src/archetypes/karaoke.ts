import { defineArchetype } from '../archetype.ts'

/** One sings to the words that run along; words to read alone are `lyrics`. */
export const karaoke = defineArchetype({
  id: 'karaoke',
  words:
    'karaoke 30, karaoke player 34, karaoke app 34, sing along 22, karaoke party 34, karaoke night 32, karaoke songs 34, singing game 26',
  examples: `
    Karaoke bar where guests pick a song from their table and everybody sees the queue on the screen
    Words run along with the music while I sing, and in the end I get points
    Karaoke night with friends: everybody puts songs in a queue and sings in turn
    Sing along without the lead voice, key up and down
    See whether I hit the notes, a line for the tune and one for my voice
    Record my song and hear it again, with echo
    Duets in two colours, who sings what
    Our bar shows the queue of singers on the screen
    Find songs by artist, language and decade, easy ones first
    Score for each singer, ranking of the evening
    Children's songs to sing with the words in big letters
    Change the speed and the pitch of the backing track
    My best songs, how often sung, best points`,
  bars: 'checkout cart slots map',
  presets: 'bold, dark-pro',
  icon: 'mic',
  names: 'Second Verse, Off Key, One More Song',
  entity: 'karaoke-song',
  home: 'focus',
  screens: `
    home | Tonight | home
    browse | Songs | music
    player | Sing | mic
    leaderboard | Scores | trophy
    history? | History | clock
    saved? | Saved | heart
    detail | Song
    settings | Settings | settings`,
})
