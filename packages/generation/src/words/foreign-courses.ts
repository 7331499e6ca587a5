import type { Language } from './languages.ts'

const rows: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'Anfänger; Fortgeschrittene; Abendkurs; Wochenende; Intensivkurs; Einzelstunde',
  fr: 'Débutants; Intermédiaires; Cours du soir; Week-end; Stage intensif; Cours particulier',
  es: 'Principiantes; Intermedio; Curso de tarde; Fin de semana; Intensivo; Clase particular',
  pt: 'Iniciantes; Intermediário; Turma da noite; Fim de semana; Intensivo; Aula particular',
  it: 'Principianti; Intermedio; Corso serale; Fine settimana; Intensivo; Lezione privata',
  ar: 'مبتدئون; متوسط; دورة مسائية; نهاية الأسبوع; مكثف; درس خاص',
  zh: '初级班; 中级班; 晚间班; 周末班; 强化班; 一对一',
  ja: '初級クラス; 中級クラス; 夜間クラス; 週末クラス; 集中講座; 個人レッスン',
  nl: 'Beginners; Gevorderden; Avondcursus; Weekend; Intensief; Privéles',
  sv: 'Nybörjare; Fortsättning; Kvällskurs; Helgkurs; Intensivkurs; Privatlektion',
  da: 'Begyndere; Øvede; Aftenhold; Weekendkursus; Intensivt; Enetime',
  nb: 'Nybegynnere; Viderekomne; Kveldskurs; Helgekurs; Intensivkurs; Privattime',
  pl: 'Początkujący; Średni; Kurs wieczorny; Weekendowy; Intensywny; Indywidualne',
  tr: 'Başlangıç; Orta; Akşam kursu; Hafta sonu; Yoğun kurs; Özel ders',
  ru: 'Начинающие; Средний уровень; Вечерняя группа; Выходной день; Интенсив; Индивидуально',
  ko: '초급반; 중급반; 저녁반; 주말반; 집중반; 개인 레슨',
  he: 'מתחילים; ממשיכים; קורס ערב; סוף שבוע; קורס מרוכז; שיעור פרטי',
}

const sport =
  /sport|fitness|gym|gimnas|ginás|palestr|yoga|pilates|training|entraîn|entren|treino|allenament|lauf|verein|トレーニング|ジム|ヨガ|健身|瑜伽|训练|رياض|لياقة|تدريب|כושר|יוגה|אימונ|trening|träning|træning|antrenman|spor\b|трениров|спорт|운동|헬스|요가/i

/** What courses are called where one does not come to move; undefined where one does. */
export const coursesIn = (text: string, language: Language): readonly string[] | undefined =>
  language === 'en' || sport.test(text) ? undefined : rows[language].split('; ')
