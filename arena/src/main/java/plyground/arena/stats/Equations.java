package plyground.arena.stats;

/**
 * Systems of linear equations with a symmetric positive matrix, by Cholesky's factors. Inner loops
 * add a multiple of one row to another, which processors do several numbers at a time.
 */
final class Equations {
  private Equations() {}

  static double[] solve(double[][] matrix, double[] right) {
    int n = right.length;
    double[][] factor = factor(matrix);
    double[] x = right.clone();
    for (int k = 0; k < n; k++) {
      x[k] /= factor[k][k];
      subtract(x, x[k], factor[k], k + 1, n);
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= factor[i][k] * x[k];
      }
      x[i] /= factor[i][i];
    }
    return x;
  }

  /** The upper triangle whose mirror image times itself is the matrix. */
  private static double[][] factor(double[][] matrix) {
    int n = matrix.length;
    double[][] factor = new double[n][];
    for (int i = 0; i < n; i++) {
      factor[i] = matrix[i].clone();
    }
    for (int k = 0; k < n; k++) {
      double[] row = factor[k];
      double root = Math.sqrt(row[k]);
      row[k] = root;
      for (int j = k + 1; j < n; j++) {
        row[j] /= root;
      }
      for (int i = k + 1; i < n; i++) {
        if (row[i] != 0) {
          subtract(factor[i], row[i], row, i, n);
        }
      }
    }
    return factor;
  }

  /** Takes a multiple of a row off another one, from a column to before another. */
  private static void subtract(double[] row, double times, double[] other, int from, int to) {
    for (int i = from; i < to; i++) {
      row[i] -= times * other[i];
    }
  }

  /** The inverse of a symmetric, positive definite matrix, by Cholesky's factors. */
  static double[][] inverse(double[][] matrix) {
    double[][] upper = factor(matrix);
    int n = upper.length;
    double[][] half = new double[n][n];
    for (int row = 0; row < n; row++) {
      double[] own = half[row];
      own[row] = 1;
      for (int k = 0; k < row; k++) {
        if (upper[k][row] != 0) {
          subtract(own, upper[k][row], half[k], 0, k + 1);
        }
      }
      for (int column = 0; column <= row; column++) {
        own[column] /= upper[row][row];
      }
    }
    return square(half);
  }

  /** A lower triangle's mirror image times itself, which is its own mirror image. */
  private static double[][] square(double[][] half) {
    int n = half.length;
    double[][] product = new double[n][n];
    for (int k = 0; k < n; k++) {
      for (int a = 0; a <= k; a++) {
        subtract(product[a], -half[k][a], half[k], 0, a + 1);
      }
    }
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < a; b++) {
        product[b][a] = product[a][b];
      }
    }
    return product;
  }
}
