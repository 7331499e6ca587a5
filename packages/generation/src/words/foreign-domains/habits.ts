import type { ForeignDomain } from './domain.ts'

/** What one does every day, and how much one has drunk. */
export const habits: ForeignDomain = {
  id: 'habits',
  words: `gewohnheit, routine
habitude, routine
habito, rutina diaria
habito, rotina diaria
abitudin
عادات, عادة
习惯, 打卡
習慣`,
  main: {
    nouns: `gewohnheit
habitude
habito
habito
abitudin
عادات
习惯
習慣`,
    label: `Gewohnheiten
Habitudes
Hábitos
Hábitos
Abitudini
العادات
习惯
習慣`,
    rows: `Wasser trinken | 6 von 8 Gläsern; 20 Minuten lesen | 12 Tage in Folge; Meditieren | 5 Tage in Folge; Spazieren | 4 Mal pro Woche; Kein Zucker | 3 Tage in Folge; Vor elf ins Bett | 8 Tage in Folge
Boire de l’eau | 6 verres sur 8; Lire 20 minutes | 12 jours de suite; Méditer | 5 jours de suite; Marcher | 4 fois par semaine; Sans sucre | 3 jours de suite; Au lit avant 23 h | 8 jours de suite
Beber agua | 6 de 8 vasos; Leer 20 minutos | 12 días seguidos; Meditar | 5 días seguidos; Caminar | 4 veces por semana; Sin azúcar | 3 días seguidos; A la cama antes de las 11 | 8 días seguidos
Beber água | 6 de 8 copos; Ler 20 minutos | 12 dias seguidos; Meditar | 5 dias seguidos; Caminhar | 4 vezes por semana; Sem açúcar | 3 dias seguidos; Dormir antes das 23h | 8 dias seguidos
Bere acqua | 6 bicchieri su 8; Leggere 20 minuti | 12 giorni di fila; Meditare | 5 giorni di fila; Camminare | 4 volte a settimana; Niente zucchero | 3 giorni di fila; A letto prima delle 23 | 8 giorni di fila
شرب الماء | 6 من 8 أكواب; قراءة 20 دقيقة | 12 يوما متتاليا; تأمل | 5 أيام متتالية; مشي | 4 مرات أسبوعيا; بدون سكر | 3 أيام متتالية; النوم مبكرا | 8 أيام متتالية
喝水 | 8杯中的6杯; 阅读20分钟 | 连续12天; 冥想 | 连续5天; 散步 | 每周4次; 不吃糖 | 连续3天; 11点前睡觉 | 连续8天
水を飲む | 8杯中6杯; 20分読書 | 12日連続; 瞑想 | 5日連続; 散歩 | 週4回; 砂糖なし | 3日連続; 11時前に寝る | 8日連続`,
    icon: 'check',
    fields: `Wie oft | choice | täglich | täglich, wöchentlich; Ziel | text | 8 Gläser; Erinnern um | time | 08:00; Aktiv | switch | yes
Fréquence | choice | chaque jour | chaque jour, chaque semaine; Objectif | text | 8 verres; Rappel à | time | 08:00; Active | switch | yes
Frecuencia | choice | a diario | a diario, semanal; Meta | text | 8 vasos; Recordar a las | time | 08:00; Activo | switch | yes
Frequência | choice | todo dia | todo dia, por semana; Meta | text | 8 copos; Lembrar às | time | 08:00; Ativo | switch | yes
Frequenza | choice | ogni giorno | ogni giorno, ogni settimana; Obiettivo | text | 8 bicchieri; Promemoria alle | time | 08:00; Attiva | switch | yes
التكرار | choice | يوميا | يوميا, أسبوعيا; الهدف | text | 8 أكواب; تذكير في | time | 08:00; نشط | switch | yes
频率 | choice | 每天 | 每天, 每周; 目标 | text | 8杯; 提醒时间 | time | 08:00; 启用 | switch | yes
頻度 | choice | 毎日 | 毎日, 毎週; 目標 | text | 8杯; 通知時刻 | time | 08:00; 有効 | switch | yes`,
    about: `Sechs Gläser bis zum Abend. Am besten klappt es mit der Flasche auf dem Tisch.
Six verres avant le soir. C’est plus facile avec la bouteille sur la table.
Seis vasos antes de la noche. Con la botella en la mesa sale mejor.
Seis copos até a noite. Com a garrafa na mesa é mais fácil.
Sei bicchieri entro sera. Con la bottiglia sul tavolo è più facile.
ستة أكواب حتى المساء. وجود الزجاجة على الطاولة يساعد.
晚上前喝六杯。把水瓶放在桌上最有效。
夜までに6杯。机にボトルを置くと続きます。`,
  },
  lists: [],
}
