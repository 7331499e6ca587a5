import { defineArchetype } from '../archetype.ts'

/** Those who have lost somebody: candles, letters, days to remember, among few. */
export const remembrance = defineArchetype({
  id: 'remembrance',
  words:
    'bereaved 44, bereavement 40, for the bereaved 54, grief 44, grieving 50, mourning app 50, light a candle 70, light candles 60, candle for someone 70, candle for somebody 70, virtual candle 70, letters to the dead 70, memorial page 60, memorial pages 60, online memorial 60, remember their birthday 44, lost a child 54, lost a parent 54, pet memorial 60, star children 60, in memory of 12',
  examples: `
    Light a candle for my mother, see who else did
    Write a letter to someone who has died, nobody reads it
    Days that are hard: birthday, wedding day, the day it happened, gentle reminder
    Memory page of my brother with photos and stories of his friends, only for us
    Parents who lost a baby keep a box of footprints, name, poem
    Grief companion with a question each evening
    Our dog died, we collect pictures of him
    Family shares memories of grandfather around his birthday
    Voice messages I kept of her, in one place
    Say how today is, waves not steps
    Visit the grave, what I planted there
    A quiet place without likes and numbers`,
  unless:
    /\b(?:funeral home|undertaker|burial|cemetery office|coffin|planning the funeral|scented|candle making|church service)\b/i,
  bars: 'cart checkout slots leaderboard map',
  presets: 'calm, natural',
  icon: 'flame',
  names: 'Still Here, A Light for You, Evening Candle',
  entity: 'lit-candle',
  home: 'focus shelf',
  screens: `
    home | Tonight | home
    browse | Candles | flame | | | | candles, candle, light a candle
    browse | Letters | mail | letter-to-gone | | | letters, letter, write them a letter, write a letter
    browse | Days | calendar | remembered-day | | | birthdays, birthday, remember their birthday, days, anniversaries
     mood? | How is it? | heart
    people? | Family | users | | | | family, family only, share
    detail | Candle
    form | Light a candle
    form! | Write a letter | | letter-to-gone | | | letter, letters, write a letter, write them a letter
    settings? | Settings | settings`,
})
