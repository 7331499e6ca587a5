import { defineArchetype } from '../archetype.ts'

export const vitals = defineArchetype({
  id: 'vitals',
  words:
    'blood pressure 12, blood pressure diary 16, blood sugar 12, glucose 12, diabetes diary 16, heart rate 7, vital signs 14, pulse 5, oxygen 4, measurements 3, weight loss 18, weight tracker 20, weight log 20, body weight 14, lose weight 16',
  examples: `
    Morning and evening blood pressure with pulse, and a curve for the cardiologist
    My weight every Monday, goal 75 kilos, BMI and waist
    Enter readings: systolic, diastolic, oxygen saturation, temperature
    After my heart attack the doctor wants a list of values twice a day
    I want to slim down ten kilos, weigh myself daily, see the trend line
    Hypertension patients note upper and lower value, arm, time, tablets taken
    Resting heart rate, body fat, muscle mass from my scale in a chart
    Fever log for our children with degrees, time and what syrup they got
    Write down measurements for my mother and get warned if they are too high
    Lung patients keep SpO2, breaths per minute and weight, and share a PDF with the practice
    Losing kilos together with my sister, weekly weigh-in, hips and belly in centimetres
    Low, normal or raised? Numbers from the cuff by colour, average of the past thirty days`,
  presets: 'clean, calm',
  icon: 'heart',
  names: 'Steady, Upper and Lower, Good Numbers',
  entity: 'vital-reading',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Chart | chart
    checklist? | Medication | pill | medication
    detail | Reading
    form | Enter values
    notifications? | Reminders | bell
    profile | Me | user`,
})
