import type { ForeignDomain } from './domain.ts'

/** Languages one learns, lesson by lesson. */
export const languageLearning: ForeignDomain = {
  id: 'language-learning',
  words: `sprachen lernen, sprachlern, englisch, franzosisch lernen, spanisch, italienisch, vokabel
langue, anglais, l'espagnol, espagnol, l'italien, l'allemand, vocabulaire
idioma, ingles, frances, aleman, vocabulario
idioma, ingles, espanhol, frances, vocabulario
lingua, l'inglese, inglese, spagnolo, tedesco, vocabol, parole nuove
لغة, الإنجليزية, مفردات
单词, 英语, 外语, 日语, 背词
英語, 英会話, 外国語, 単語, 中国語, 韓国語`,
  main: {
    nouns: `lektion, unterricht
lecon, cours
leccion, clase
lico, aula
lezion
دروس
课程, 课
レッスン, コース`,
    label: `Lektionen
Leçons
Lecciones
Lições
Lezioni
الدروس
课程
レッスン`,
    rows: `Begrüßen und vorstellen | 12 Wörter; Im Café bestellen | 18 Wörter; Nach dem Weg fragen | 15 Wörter; Familie und Freunde | 20 Wörter; Uhrzeit und Termine | 14 Wörter; Einkaufen | 22 Wörter
Saluer et se présenter | 12 mots; Commander au café | 18 mots; Demander son chemin | 15 mots; Famille et amis | 20 mots; L’heure et les rendez-vous | 14 mots; Faire les courses | 22 mots
Saludar y presentarse | 12 palabras; Pedir en un café | 18 palabras; Preguntar el camino | 15 palabras; Familia y amigos | 20 palabras; La hora y las citas | 14 palabras; Ir de compras | 22 palabras
Cumprimentar e se apresentar | 12 palavras; Pedir no café | 18 palavras; Perguntar o caminho | 15 palavras; Família e amigos | 20 palavras; Horas e compromissos | 14 palavras; Fazer compras | 22 palavras
Salutare e presentarsi | 12 parole; Ordinare al bar | 18 parole; Chiedere la strada | 15 parole; Famiglia e amici | 20 parole; L’ora e gli appuntamenti | 14 parole; Fare la spesa | 22 parole
التحية والتعارف | 12 كلمة; الطلب في المقهى | 18 كلمة; السؤال عن الطريق | 15 كلمة; العائلة والأصدقاء | 20 كلمة; الوقت والمواعيد | 14 كلمة; التسوق | 22 كلمة
问候与介绍 | 12个单词; 咖啡馆点单 | 18个单词; 问路 | 15个单词; 家人和朋友 | 20个单词; 时间与约会 | 14个单词; 购物 | 22个单词
あいさつと自己紹介 | 12語; カフェで注文 | 18語; 道をたずねる | 15語; 家族と友だち | 20語; 時間と約束 | 14語; 買い物 | 22語`,
    icon: 'book',
    fields: `Stufe | choice | A1 | A1, A2, B1; Dauer | text | 10 Min; Wörter | number | 12; Geschafft | switch | yes
Niveau | choice | A1 | A1, A2, B1; Durée | text | 10 min; Mots | number | 12; Terminé | switch | yes
Nivel | choice | A1 | A1, A2, B1; Duración | text | 10 min; Palabras | number | 12; Completada | switch | yes
Nível | choice | A1 | A1, A2, B1; Duração | text | 10 min; Palavras | number | 12; Concluída | switch | yes
Livello | choice | A1 | A1, A2, B1; Durata | text | 10 min; Parole | number | 12; Completata | switch | yes
المستوى | choice | A1 | A1, A2, B1; المدة | text | 10 دقائق; الكلمات | number | 12; مكتمل | switch | yes
级别 | choice | A1 | A1, A2, B1; 时长 | text | 10分钟; 单词数 | number | 12; 已完成 | switch | yes
レベル | choice | A1 | A1, A2, B1; 時間 | text | 10分; 単語数 | number | 12; 完了 | switch | yes`,
    about: `Erst hören, dann nachsprechen, dann selbst schreiben. Am Ende ein kurzer Dialog.
D’abord écouter, puis répéter, puis écrire. À la fin, un court dialogue.
Primero escuchar, luego repetir y escribir. Al final, un diálogo corto.
Primeiro ouvir, depois repetir e escrever. No fim, um diálogo curto.
Prima ascoltare, poi ripetere e scrivere. Alla fine un breve dialogo.
الاستماع أولا ثم الترديد ثم الكتابة. وفي النهاية حوار قصير.
先听，再跟读，然后自己写。最后是一段小对话。
まず聞いて、くり返し、書いてみる。最後に短い会話。`,
  },
  lists: [
    {
      nouns: `abzeichen, erfolge, punkte, streak, serie
badge, recompense, serie, succes
insignia, logro, racha, puntos
conquista, medalha, pontos, sequencia
badge, premi, punti, traguard, serie
نقاط, أوسمة, شارات
徽章, 成就, 积分, 打卡
バッジ, 目標, 連続, ポイント`,
      label: `Abzeichen
Badges
Logros
Conquistas
Traguardi
الأوسمة
成就
バッジ`,
      rows: `7 Tage in Folge | heute erreicht; 100 Wörter | am Montag; Erste Lektion | 2. Nov.; Fehlerfrei | letzte Woche; Frühaufsteher | vor 8 Uhr gelernt; 30 Tage in Folge | noch 23 Tage
7 jours de suite | atteint aujourd’hui; 100 mots | lundi; Première leçon | 2 nov.; Sans faute | la semaine dernière; Lève-tôt | avant 8 h; 30 jours de suite | encore 23 jours
7 días seguidos | conseguido hoy; 100 palabras | el lunes; Primera lección | 2 nov; Sin fallos | la semana pasada; Madrugador | antes de las 8; 30 días seguidos | faltan 23 días
7 dias seguidos | conquistado hoje; 100 palavras | na segunda; Primeira lição | 2 nov; Sem erros | semana passada; Madrugador | antes das 8h; 30 dias seguidos | faltam 23 dias
7 giorni di fila | raggiunto oggi; 100 parole | lunedì; Prima lezione | 2 nov; Senza errori | la settimana scorsa; Mattiniero | prima delle 8; 30 giorni di fila | ancora 23 giorni
7 أيام متتالية | اليوم; 100 كلمة | الاثنين; أول درس | 2 نوفمبر; دون أخطاء | الأسبوع الماضي; المبكر | قبل الثامنة; 30 يوما متتالية | بقي 23 يوما
连续7天 | 今天达成; 100个单词 | 周一; 第一课 | 11月2日; 全对 | 上周; 早起学习 | 8点前; 连续30天 | 还差23天
7日連続 | 今日達成; 100語 | 月曜; はじめてのレッスン | 11月2日; 全問正解 | 先週; 朝活 | 8時前に学習; 30日連続 | あと23日`,
      icon: 'trophy',
    },
  ],
}
