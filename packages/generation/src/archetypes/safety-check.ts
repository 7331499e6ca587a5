import { defineArchetype } from '../archetype.ts'

export const safetyCheck = defineArchetype({
  id: 'safety-check',
  words:
    "safety and wellbeing 34, personal safety 26, personal safety app 34, women's safety 34, women safety 30, guardians around 26, my guardians 26, safe call 26, safe calls 26, trusted contacts 20, big ok button 34, message if missed 34, ok button 26, each morning that she is ok 30, tap one big button 26, that he is ok 24, that she is ok 24, emergency alarm 34, panic alarm 34, personal alarm 32, fall alarm 34, fall detection 32, elderly check-in 24, care check-in 30, morning check-in 24, daily check-in 20, check in on 12, i'm fine 14, im fine 14, i'm ok 14, i am ok 14, live alone 14, lives alone 14, living alone 14, wellness check 16, safe home 14, walk home 14, emergency contacts 18, emergency button 20, location to family 14, personal safety 18, women safety 20, panic button 8, sos button 8, sends my location 12, share my location 10, check-in app 18, fall detection 18, safety app 14, call for help 20",
  examples: `
    Grandpa taps one big button each morning that he is all right; if not, his children get a message
    She does not hear the phone: a daily tap that she is ok, else we are told
    Safest way home at night: lit streets, reports, share my live location with friends, call for help
    Women safety app with safe routes, SOS button, trusted contacts and live location
    Mum lives alone; if she does not tap by ten, I get a call
    Walk home at night with a friend watching my dot
    One big button that sends where I am to three people
    I go hiking alone and want someone warned if I am not back by six
    Lone workers in the forest confirm every hour that they are all right
    Tells my sister when I arrived safely from a date with a stranger
    Solo traveller sends a sign of life each evening, otherwise the family is alerted
    Seniors press a big button every morning; family is told when it was missed, and can be called by their photo
    Old neighbours on our stair say good morning with one tap, someone knocks if they don't
    Fall detection that rings my son and speaks the address
    Epileptic teenager, timer before the shower, if not stopped parents get a message
    Estate agents meeting strangers in empty houses set a time, a code word, silent alarm
    After the storm everybody in the family marks that they are fine`,
  presets: 'clean, calm',
  icon: 'shield',
  names: 'Still Here, Home Safe, Knock Knock',
  entity: 'safety-check-in',
  home: 'focus',
  screens: `
    home | Today | home
    people | Contacts | users
    map? | Map | map
    history | History | clock
    help? | Help now
    browse! | Lessons | book | safety-lesson | | | lessons, practical lessons, short lessons, modules, safety tips, self-defense, self-defence
    detail | Check-in
    form | Add contact
    settings | Settings | settings`,
})
