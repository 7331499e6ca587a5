import { defineArchetype } from '../archetype.ts'

/** Stops what plays once one has fallen asleep. */
export const sleepTimer = defineArchetype({
  id: 'sleep-timer',
  words:
    'sleep timer 34, turn off music 34, stop music 26, stops the music 34, fall asleep to music 30, music off timer 40, fade out 14, fades out 16, fall asleep with 20, turns off bluetooth 20, turn off wifi 22',
  examples: `
    Stop the music half an hour after I go to bed, getting quieter slowly
    Timer that pauses any player and switches off Bluetooth and Wi-Fi
    Shake the phone to get ten more minutes
    I fall asleep with podcasts, end after this episode
    Screen off and sound off at eleven
    Fade out over the last five minutes
    Videos in bed: close the app when the time is up
    Each night at half past ten start by itself
    Radio until I sleep, silent then
    White noise for the baby for forty minutes
    A tile in the quick settings with the minutes left
    Set the phone to do not disturb at the end`,
  unless:
    /\b(?:sleep tracking|sleep stages|alarm clock|dreams?|audiobooks? library|(?:podcast|audiobook|radio|music|media|video|lullab\w+) (?:player|app|client|streaming)|players? with)\b/i,
  bars: 'cart checkout slots map people video player',
  presets: 'dark-pro, calm',
  icon: 'moon',
  names: 'Lights Down, Ten More, Drift',
  entity: 'night-preset',
  screens: `
    timer | Timer | timer | | Until silence
    browse | At the end | moon | night-action
    browse | Presets | list
    history? | Nights | clock
    detail | Preset
    form | Add preset
    settings | Settings | settings`,
})
