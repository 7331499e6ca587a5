import type { ForeignDomain } from './domain.ts'

/** A picture a day, and what one felt. */
export const photoDiary: ForeignDomain = {
  id: 'photo-diary',
  words: `fototagebuch, bildertagebuch, =tagebuch
journal photo, journal intime, photo par jour
diario de fotos, diario personal, diario fotografico, diario con fotos
diario de fotos, diario pessoal, diario fotografico
diario fotografico, diario personale, diario con foto
يوميات, مذكراتي
照片日记, 心情日记, 写日记
フォト日記, 写真日記, 写真と日記`,
  main: {
    nouns: `eintrag, eintrage, tagebuch, fotos, momente
entree, journal, photo, souvenir
entrada, diario, foto
entrada, diario, foto, momento
diario, foto, =voci, ricord
يوميات, صور, مذكرات
日记, 照片, 一天
日記, 写真, 思い出`,
    label: `Einträge
Entrées
Entradas
Registros
Pagine
اليوميات
日记
日記`,
    rows: `Nebel am See | Heute, ruhig; Kaffee mit Mama | Gestern, froh; Erster Frost | 17. Nov., wach; Langer Tag im Büro | 16. Nov., müde; Markt und Blumen | 15. Nov., froh; Regen am Fenster | 13. Nov., nachdenklich
Brume sur le lac | Aujourd’hui, calme; Café avec maman | Hier, joyeuse; Premier givre | 17 nov., vive; Longue journée au bureau | 16 nov., fatiguée; Marché et fleurs | 15 nov., joyeuse; Pluie à la fenêtre | 13 nov., pensive
Niebla en el lago | Hoy, en calma; Café con mamá | Ayer, contenta; Primera helada | 17 nov, despierta; Día largo en la oficina | 16 nov, cansada; Mercado y flores | 15 nov, contenta; Lluvia en la ventana | 13 nov, pensativa
Neblina no lago | Hoje, calma; Café com a mãe | Ontem, feliz; Manhã fria | 17 nov, desperta; Dia longo no escritório | 16 nov, cansada; Feira e flores | 15 nov, feliz; Chuva na janela | 13 nov, pensativa
Nebbia sul lago | Oggi, calma; Caffè con mamma | Ieri, contenta; Prima brina | 17 nov, sveglia; Giornata lunga in ufficio | 16 nov, stanca; Mercato e fiori | 15 nov, contenta; Pioggia alla finestra | 13 nov, pensierosa
ضباب على البحيرة | اليوم، هدوء; قهوة مع أمي | أمس، سعادة; صباح بارد | 17 نوفمبر، نشاط; يوم طويل في المكتب | 16 نوفمبر، تعب; السوق والزهور | 15 نوفمبر، سعادة; مطر على النافذة | 13 نوفمبر، تأمل
湖上的雾 | 今天，平静; 和妈妈喝咖啡 | 昨天，开心; 第一场霜 | 11月17日，清醒; 办公室漫长的一天 | 11月16日，疲惫; 市集和花 | 11月15日，开心; 窗边的雨 | 11月13日，沉思
湖の朝霧 | 今日、穏やか; 母とコーヒー | 昨日、うれしい; 初霜 | 11月17日、すっきり; 長い一日 | 11月16日、疲れた; 市場と花 | 11月15日、うれしい; 窓辺の雨 | 11月13日、しみじみ`,
    icon: 'image',
    picture: 'lake, coffee, forest, office, flower, rain',
    fields: `Datum | date | 19. Nov.; Ort | place | Am See; Stimmung | choice | ruhig | froh, ruhig, müde
Date | date | 19 nov.; Lieu | place | Au lac; Humeur | choice | calme | joyeuse, calme, fatiguée
Fecha | date | 19 nov; Lugar | place | El lago; Ánimo | choice | en calma | contenta, en calma, cansada
Data | date | 19 nov; Local | place | Lago; Humor | choice | calma | feliz, calma, cansada
Data | date | 19 nov; Luogo | place | Al lago; Umore | choice | calma | contenta, calma, stanca
التاريخ | date | 19 نوفمبر; المكان | place | البحيرة; المزاج | choice | هدوء | سعادة, هدوء, تعب
日期 | date | 11月19日; 地点 | place | 湖边; 心情 | choice | 平静 | 开心, 平静, 疲惫
日付 | date | 11月19日; 場所 | place | 湖畔; 気分 | choice | 穏やか | うれしい, 穏やか, 疲れた`,
    about: `Früh aufgestanden, niemand unterwegs. Das Wasser war ganz glatt.
Levée tôt, personne dehors. L’eau était toute lisse.
Me levé temprano, no había nadie. El agua estaba quieta.
Acordei cedo, não havia ninguém. A água estava parada.
Sveglia presto, nessuno in giro. L’acqua era immobile.
استيقظت باكرا ولم يكن هناك أحد. كان الماء ساكنا.
起得很早，没有人，湖面平静如镜。
早起きしたら誰もいなくて、水面は鏡のようでした。`,
  },
  lists: [],
}
