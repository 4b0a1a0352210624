/** Words that say little in a question. */

/** Words that an answer may well say otherwise: how much, and what is done with a thing. */
export const light = new Set(
  (
    'really actually just still already ever even maybe possible best many much long often far well big large high exact exactly please number value amount kind ' +
    'type sort thing way page site website documentation define definition meaning ' +
    'take takes took taken place contain contains made reach reaches reached call called give ' +
    'gives given happen happens say says stand stands meant become became becomes store stored ' +
    'stores keep kept keeps hold holds held found work works see seen know known write written ' +
    'show shown tell told turn bring put start begin want choose provide provided come comes go'
  ).split(' '),
);
/** A question of nothing but these asks for nothing. */
export const empty = new Set(
  (
    'a an and are be but can could did do does for from had has have he her his how i if in is it ' +
    'its me my no not of on or our she should so that the their them there these they this those to ' +
    'us was we were what when where which who whom whose why will with would yes you your please ok ' +
    'then also too so here now thanks thank hello hi well some any all more about'
  ).split(' '),
);
