import { defineArchetype } from '../archetype.ts'

export const songFinder = defineArchetype({
  id: 'song-finder',
  words:
    'song recognition 30, music recognition 30, recognize songs 28, recognise songs 28, recognizes songs 28, identify songs 28, identifies songs 28, identify music 28, identifies music 28, song identifier 30, music identifier 30, what song is 26, which song is 26, name that tune 18, song is playing 20, shazam 30, audio fingerprint 18, humming 9',
  examples: `
    What song is playing in this café? Hold up the phone and tell me title and artist
    Listens for a few seconds, names the track and keeps everything it has found
    Hum a melody and get the song it is from
    Recognises music in films and shops, with lyrics and a link to listen to it
    List of all tunes I have caught by ear, with date and place
    Tap once, it listens, and the record sleeve with singer and year appears
    Find out which piece of classical music the radio is on
    Tells the name of any track nearby, works in the dark and without typing
    Catch the tune in a taxi before it is over, look at it later at home
    Recognition of melodies that I whistle into the microphone
    Which band is this? Record ten seconds at a party and know
    Everything my phone has recognised this summer as one list to listen to`,
  // What is recognised by ear is music; handwriting and birds are others.
  unless:
    /^(?!.*\b(?:songs?|music|tunes?|tracks?|melod\w+|shazam|soundhound|humm?\w*|whistl\w+)\b)|\bbirds?\b|\bquiz\b|\bguess\b/is,
  bars: 'cart checkout people chats form deed',
  presets: 'dark-pro, bold',
  icon: 'mic',
  names: 'Caught, Earworm, That One',
  entity: 'heard-song',
  home: 'focus',
  screens: `
    home | Listen | mic
    browse | Found | music
    saved | Favorites | heart
    history? | History | clock
    detail | Song
    player? | Play
    settings | Settings | settings`,
})
