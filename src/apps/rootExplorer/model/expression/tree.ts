/** What an expression says, before anybody knows the branches. */
import type {Span} from './fault';

export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '^' | '<' | '<=' | '>' | '>=' | '==' | '!=' | '&&' | '||';

export type Expression = Span &
  (
    | {readonly kind: 'number'; readonly value: number}
    | {readonly kind: 'name'; readonly name: string}
    | {readonly kind: 'unary'; readonly operator: '-' | '!'; readonly of: Expression}
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {readonly kind: 'call'; readonly name: string; readonly of: readonly Expression[]}
    | {readonly kind: 'index'; readonly of: Expression; readonly place: Expression}
  );
