import { defineArchetype } from '../archetype.ts'

export const quitting = defineArchetype({
  id: 'quitting',
  words:
    'nicotine pouches 26, snus 26, sobriety counter 30, sober days 28, sober counter 30, quit smoking 16, from smoking 18, smoking 8, days without 12, craving button 14, stop smoking 16, smoke free 14, sober 10, sobriety 14, quit drinking 14, craving 9, cravings 9, nicotine 12, alcohol free 12, addiction 8, quit vaping 16, vaping 10, stop vaping 16, stop drinking 16, quit alcohol 16, quit sugar 14, stop eating sugar 14, quit weed 16, quit gambling 16, quit porn 16, nail biting 14, biting my nails 14, bad habit 12, break bad habits 14, relapse 9, days clean 14',
  examples: `
    Use fewer nicotine pouches step by step, gently and without blame, until none are left
    Day 12 without cigarettes, what I saved, what my lungs gain
    I want to stop drinking wine every evening, count dry days and note what tempts me
    No more vaping: button for the urge, four minutes of breathing, then it passes
    Sober companion with milestones, emergency contact and reasons why I stopped
    Stop biting my nails, photo each week, trigger notes
    Off sugar for a month, slips allowed, what made me reach for chocolate
    Money saved since the last cigarette and how many I did not light
    Gambling: block the thought, write down what set it off, days free, call my sponsor
    Get rid of weed step by step, taper, sleep and mood, withdrawal tips
    Men who want to give up porn keep a streak, log urges, start again without shame
    An app for our recovery group, chips for thirty and ninety days, relapse without judgement
    Wean off energy drinks and coffee, headaches fade after day four, keep going`,
  presets: 'natural, calm',
  icon: 'leaf',
  names: 'Four Minutes (smoke smoking cigarette vape), Day One, Clear Air (smoke smoking cigarette vape)',
  entity: 'craving',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Progress | trend
    browse! | Milestones | heart | health-milestone
    map? | Meetings | users | recovery-meeting | Meetings near me | | meetings, meetings near me, meeting, in person, online, support group, support groups, groups near me
    guide? | Tips | leaf
    timer? | Breathe | timer
    detail | Craving
    form | Log craving
    profile | Me | user`,
})
