import { defineArchetype } from '../archetype.ts'

export const birdSounds = defineArchetype({
  id: 'bird-sounds',
  words:
    'birds by sound 34, identify birds by sound 40, birds by sound and photo 40, bird sound identifier 34, bird song identifier 34, bird call identifier 34, bird sound recognition 34, identify birds by sound 34, identify birds by their 34, bird sound 24, bird sounds 22, bird call 20, bird calls 20, bird songs 22, identifies birds 20, recognizes birds 24, recognises birds 24, bird recognition 26, birds by sound 30, birds by ear 24, which bird is singing 34, which bird sings 34',
  examples: `
    Which bird is singing in the hedge? It listens for ten seconds and names it
    Record birdsong, get suggestions of the species, a life list with place and date
    Record a call in the wood and get the three most likely species with how sure it is
    Learn to tell blackbird and song thrush apart by ear, with a test
    Listens at the open window at dawn and writes down everything that sings
    My list of all birds I have heard, with recording, date and place
    Names owls at night from their calls and keeps the sound clips
    Hold up the phone in the park and read which bird that was, with a picture
    Dawn walk: every species heard in an hour, each with the minute it sang
    Compare my recording with the typical voice of a chaffinch
    Microphone on the balcony notes all birds by their song, day and night
    Children learn ten garden birds by their voices
    Find out what hoots, chirps or whistles outside, works in the forest without network`,
  // Birds are ringed, fed and kept, too; here one hears them.
  unless:
    /^(?!.*\b(?:birds?|owls?|songbirds?|birdsong)\b)|^(?!.*\b(?:sounds?|songs?|sings?|singing|birdsong|calls?|by ear|listen\w*|hear|heard|voices?|whistl\w+|hoots?)\b)/is,
  bars: 'cart checkout people chats',
  presets: 'natural, editorial',
  icon: 'mic',
  names: 'Dawn Chorus, First Light, Hedge Choir',
  entity: 'heard-bird',
  home: 'focus',
  screens: `
    home | Listen | mic
    browse | Heard | list
    map? | Map | map
    quiz? | Practise | graduation
    detail | Bird
    form | Add bird
    stats? | Numbers | chart
    settings | Settings | settings`,
})
