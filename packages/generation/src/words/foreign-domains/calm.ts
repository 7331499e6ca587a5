import type { ForeignDomain } from './domain.ts'

/** Yoga, breath and meditation. */
export const calm: ForeignDomain = {
  id: 'calm',
  words: `yoga, meditation, achtsamkeit, entspannung
yoga, meditation, relaxation
yoga, meditacion, relajacion
=ioga, yoga, meditacao, relaxamento
yoga, meditazione, rilassamento
يوغا, تأمل, استرخاء
瑜伽, 冥想, 正念
ヨガ, 瞑想, マインドフルネス`,
  main: {
    nouns: `ubung, meditation, einheit, kurs
exercice, meditation, seance, cours
ejercicio, meditacion, sesion, clase
exercicio, meditac, sessao, sessoes, aula
esercizi, meditazion, session, lezion
تمارين, تأمل, جلسات
练习, 冥想, 课程
瞑想, セッション, レッスン`,
    label: `Übungen
Séances
Sesiones
Sessões
Sessioni
الجلسات
练习
セッション`,
    rows: `Atem am Morgen | 5 Min; Sonnengruß | 12 Min; Körperreise | 15 Min; Sanfter Rücken | 20 Min; Loslassen am Abend | 10 Min; Tief schlafen | 25 Min
Souffle du matin | 5 min; Salutation au soleil | 12 min; Scan corporel | 15 min; Dos en douceur | 20 min; Lâcher prise le soir | 10 min; Sommeil profond | 25 min
Respiración matinal | 5 min; Saludo al sol | 12 min; Recorrido corporal | 15 min; Espalda suave | 20 min; Soltar el día | 10 min; Sueño profundo | 25 min
Respiração da manhã | 5 min; Saudação ao sol | 12 min; Escaneamento corporal | 15 min; Costas leves | 20 min; Soltar o dia | 10 min; Sono profundo | 25 min
Respiro del mattino | 5 min; Saluto al sole | 12 min; Ascolto del corpo | 15 min; Schiena dolce | 20 min; Lasciar andare | 10 min; Sonno profondo | 25 min
تنفس الصباح | 5 دقائق; تحية الشمس | 12 دقيقة; استرخاء الجسد | 15 دقيقة; راحة الظهر | 20 دقيقة; هدوء المساء | 10 دقائق; نوم عميق | 25 دقيقة
清晨呼吸 | 5分钟; 拜日式 | 12分钟; 身体扫描 | 15分钟; 舒缓背部 | 20分钟; 睡前放松 | 10分钟; 深度睡眠 | 25分钟
朝の呼吸 | 5分; 太陽礼拝 | 12分; ボディスキャン | 15分; 背中をゆるめる | 20分; 夜の手放し | 10分; 深い眠り | 25分`,
    icon: 'yoga',
    picture: 'yoga, yoga 2, candle, yoga 3, candle 2, bed',
    fields: `Dauer | choice | 5 Min | 5 Min, 10 Min, 20 Min; Stufe | choice | leicht | leicht, mittel; Stimme | person | Lea Brandt
Durée | choice | 5 min | 5 min, 10 min, 20 min; Niveau | choice | facile | facile, moyen; Voix | person | Lea Brandt
Duración | choice | 5 min | 5 min, 10 min, 20 min; Nivel | choice | fácil | fácil, medio; Voz | person | Lea Brandt
Duração | choice | 5 min | 5 min, 10 min, 20 min; Nível | choice | leve | leve, médio; Voz | person | Lea Brandt
Durata | choice | 5 min | 5 min, 10 min, 20 min; Livello | choice | facile | facile, medio; Voce | person | Lea Brandt
المدة | choice | 5 دقائق | 5 دقائق, 10 دقائق, 20 دقيقة; المستوى | choice | سهل | سهل, متوسط; الصوت | person | Lea Brandt
时长 | choice | 5分钟 | 5分钟, 10分钟, 20分钟; 难度 | choice | 简单 | 简单, 中等; 导师 | person | Lea Brandt
時間 | choice | 5分 | 5分, 10分, 20分; レベル | choice | かんたん | かんたん, ふつう; 声 | person | Lea Brandt`,
    about: `Aufrecht sitzen, vier Atemzüge ein, sechs aus. Mehr braucht es nicht.
Assis bien droit, inspirer sur quatre, expirer sur six. Rien de plus.
Sentarse derecho, inhalar en cuatro y exhalar en seis. Nada más.
Sente-se ereto, inspire em quatro e expire em seis. Só isso.
Seduti dritti, inspirare in quattro, espirare in sei. Nient’altro.
اجلس مستقيما، شهيق على أربع وزفير على ست. لا أكثر.
坐直，吸气四拍，呼气六拍，仅此而已。
背筋を伸ばし、4つ吸って6つ吐く。それだけです。`,
  },
  lists: [],
}
