import { definePage } from './page.ts'

export const cravingHelp = definePage({
  id: 'craving-help',
  said: 'craving help, craving button, craving sos, panic button, sos button, emergency button, urge button, urge help, help with cravings, when craving hits',
  within:
    /\b(?:smok\w+|vap\w+|nicotine|cigarettes?|drinking|alcohol|sober|sobriety|sugar|gambl\w+|porn|weed|addict\w*|cravings?|relapse)\b/i,
  name: 'Help now',
  icon: 'heart',
  line: 'Four minutes, then it is over',
  content: `
    hero Four minutes | A craving rises, stays a little and falls. Ride it out with me.
    steps Now
    - Breathe in for four | Hold for four, out for six, ten times
    - Drink a glass of water | Slowly, standing
    - Leave the room | A few steps outside will do
    - Call somebody | Or write a line below
    rows Why I stopped
    - heart | So that I can run with Ida
    - wallet | For the trip to Lisbon
    - home | For a flat that smells of nothing
    rows Call
    - phone | Omar | Knows about it
    - phone | Quit line | Every day, 8 to 22
    button check | It has passed
  `,
})
