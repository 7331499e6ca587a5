import { defineArchetype } from '../archetype.ts'

export const cycle = defineArchetype({
  id: 'cycle',
  words:
    "period tracker 20, cycle diary 18, log flow 22, flow and mood 22, flow and symptoms 22, pms 16, fertile days 22, menstrual 16, menstruation 16, ovulation 14, fertility 10, cycle tracker 16, period app 14, cycle predictions 14, cycle tracking 16, periods 5, my cycle 16, cycle calendar 24, women's cycle 26, menopause 30, perimenopause 30, menopause phases 36, hot flushes 22, hot flashes 22",
  examples: `
    When will I bleed next, how long does it usually last, which days am I fertile
    Private diary for cramps, flow, mood and spots that stays on my phone without any account
    We are trying to conceive: basal temperature, ovulation test, cervical mucus, best days marked
    For my daughter who just got her first one: simple calendar, what is normal, a discreet reminder to pack pads
    Menopause log with hot flushes, irregular bleeding, sleep and hormone pills
    Period calendar in soft colours with predictions, PMS symptoms and the pill reminder
    Natural family planning by temperature and mucus, cover line drawn, safe and unsafe days
    Day of cycle, phase and what my body needs now: luteal, follicular, energy, cravings
    Endometriosis diary to show my gynaecologist: pain level, bleeding, painkillers, days in bed
    Menstrual cup wearing time, heavy days, late by how many days, statistics of the last year
    Sync my training to my hormones, heavy sessions in the first half, gentle after ovulation
    Teenage girls track menstruation with friendly stickers and answers to questions they dare not ask`,
  presets: 'calm, warm',
  icon: 'drop',
  names: 'Twenty-Eight, Tide, Moonbook',
  entity: 'cycle-day',
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Calendar | calendar | | | | Predictions, prediction
    history | Diary | book
    stats | Insight | chart
    form | Log day
    detail | Day
    notifications? | Reminders | bell
    settings | Settings | settings`,
})
