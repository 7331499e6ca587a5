import { defineArchetype } from '../archetype.ts'

export const screenTime = defineArchetype({
  id: 'screen-time',
  words:
    'apps to lock 44, lock apps 34, escape from my phone 50, away from my phone 34, question to unlock 34, app blocker with 34, adhd app blocker 50, app time budgets 44, time budgets per app 44, app timers 24, block distracting apps 34, focus sessions 12, screen time 22, phone usage 18, app usage 16, block apps 18, app blocker 20, blocks distracting 20, digital detox 18, digital wellbeing 18, distracting apps 18, usage limits 12, phone addiction 16, use my phone 12, stop scrolling 14, website blocker 16, parental control 24, parental controls 24',
  examples: `
    Set restrictions for apps and websites I choose
    Choose which apps are locked at what hours and what one must answer to open them
    A sum to solve before I may open the feed, report on Sunday
    How many hours did I stare at the phone today
    Block games and videos until my homework is done
    Lock the feeds after thirty minutes a day
    I pick up my mobile ninety times a day, help me to leave it
    Grey screen in the evening, no notifications after nine
    Plant stays alive while I don't touch the device, focus for forty minutes
    Weekly report of which apps ate my time, compared with last week
    Parents set a daily limit for tablet and console, bonus minutes for reading
    Ask me to breathe before the video app opens, count the times I turned back
    Family dinner without phones, all put down at once, points
    Digital fasting weekends, who lasted longest, what I did instead
    Websites that distract me at work are shut from nine to noon`,
  presets: 'calm, natural',
  icon: 'eyeOff',
  names: 'Look Up, Off Screen, Grey Hour',
  entity: 'app-usage',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Apps | grid
    timer! | Focus | timer | | | | focus, session, block, concentrate, detox
    stats | Reports | chart
    detail | App
    form | Add limit
    settings | Settings | settings`,
})
